export const words = {
  thinking: 'thinking',
  table: 'On the table',
  yours: 'Yours',
  elsewhere: 'Also possible',
  nothing: 'Nothing lies here.',
  hidden: (count: number) => `${count} hidden`,
};
