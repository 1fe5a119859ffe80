/** Mantine in the school's colours. The values are those of tokens.css; shades are mixed from them. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

export const panelTheme = createTheme({
  primaryColor: 'carmine',
  primaryShade: 6,
  colors: {
    carmine: shades('var(--carmine)'),
    graphite: shades('var(--graphite)'),
    good: shades('var(--good)'),
    bad: shades('var(--bad)'),
  },
  black: 'var(--ink)',
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--text)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { md: '8px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** What Mantine takes from its own greys: body, borders, secondary text. */
export const panelVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--graphite)',
    '--mantine-color-placeholder': 'var(--graphite)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default-border': 'var(--field)',
  },
  light: {},
  dark: {},
});

/** Ten steps around a colour of the palette, which is the seventh. */
function shades(color: string): MantineColorsTuple {
  const tint = (percent: number) => `color-mix(in srgb, ${color} ${percent}%, white)`;
  const shade = (percent: number) => `color-mix(in srgb, ${color} ${percent}%, black)`;
  return [tint(5), tint(10), tint(18), tint(35), tint(55), tint(78), color, shade(86), shade(72), shade(60)];
}
