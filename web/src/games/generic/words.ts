export const words = {
  thinking: 'thinking',
  yours: 'Yours',
  elsewhere: 'Also possible',
};
