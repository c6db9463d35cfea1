/** The colours of hair and eyes as they are drawn, by their value in the catalogue. */
export const hairColours: Readonly<Record<string, string>> = {
  Auburn: '#7a3b22',
  Black: '#1c1a22',
  Blonde: '#d8b46a',
  Blue: '#3f63c8',
  Brown: '#5c3b28',
  Copper: '#b5612f',
  Pink: '#e07aa4',
  Red: '#a5302e',
  Silver: '#c3c6d1',
  Teal: '#2f8f92',
  Violet: '#7d5cc4',
};

export const eyeColours: Readonly<Record<string, string>> = {
  Amber: '#b9772b',
  Blue: '#4d86d8',
  Brown: '#5c3b28',
  Gold: '#d9a93f',
  Green: '#3f9a63',
  Hazel: '#8a6b3d',
  Red: '#b03a3a',
  Violet: '#8b62d6',
};
