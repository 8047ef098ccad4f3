/** Units in words: '1 item', '3 items'. */
export const itemsCount = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
