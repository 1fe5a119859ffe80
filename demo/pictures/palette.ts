/** Colours of every picture: those of the site, and six washes for skin. */
export const palette = {
  paper: '#fbf8f4',
  ink: '#15110e',
  champagne: '#eadfcf',
  sand: '#d8c6ac',
  stone: '#b7a48c',
  graphite: '#5c544d',
  carmine: '#a8123a',
} as const;

export const skins = {
  porcelain: '#f1d8c2',
  peach: '#e0b896',
  honey: '#c68e66',
  chestnut: '#9a6440',
  umber: '#6b4329',
  ebony: '#43291b',
} as const;
