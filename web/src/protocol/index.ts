// The types of everything on the wire, generated from protocol/*.schema.json.

export type * from './generated/messages';

export { longestName, longestTalk } from './generated/messages';
export { seatTold, toldOf, type Told } from './events';
export { plain } from './words';
