/** Mantine in the school's colours. The values are those of tokens.css; shades are mixed from them. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const mixes = typeof CSS !== 'undefined' && CSS.supports('color', 'color-mix(in srgb, red 50%, red)');

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
  // The page's rem is the site's 17 px; a working tool is denser.
  scale: 16 / 17,
  defaultRadius: 'md',
  radius: { md: '8px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/**
 * Colours that Mantine would take from its own greys: body, borders, secondary text. The tokens know whether it is dark
 * (dark.css).
 */
export const panelVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-primary-color-filled': 'var(--carmine-fill)' },
  light: {
    ...common,
    '--mantine-color-gray-0': common['--mantine-color-default-hover'],
    '--mantine-color-gray-1': common['--mantine-color-default-hover'],
    '--mantine-color-gray-2': 'var(--rule)',
    '--mantine-color-gray-3': 'var(--rule)',
    '--mantine-color-gray-4': 'var(--field)',
  },
  dark: {
    ...Object.assign({}, ...['carmine', 'graphite', 'good', 'bad'].map(inTheDark)),
    ...common,
    '--mantine-color-dark-4': 'var(--rule)',
    '--mantine-color-dark-5': 'var(--rule)',
    '--mantine-color-dark-6': 'var(--card)',
    '--mantine-color-dark-7': 'var(--paper)',
  },
});

const common = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--graphite)',
  '--mantine-color-placeholder': 'var(--graphite)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--carmine)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--rule)',
  '--mantine-color-default-hover': mixed('var(--champagne)', 40, 'var(--card)'),
  '--mantine-color-carmine-filled': 'var(--carmine-fill)',
  '--mantine-color-carmine-filled-hover': mixed('var(--carmine-fill)', 86, 'black'),
};

/**
 * A colour on its own faint ground or as an outline, as on a badge: Mantine would take a shade that is nearly black or
 * white. And as a ground for white letters: the tones that read well on dark paper are too pale for that.
 */
function inTheDark(name: string): Record<string, string> {
  return {
    [`--mantine-color-${name}-filled`]: mixed(`var(--${name})`, 55, 'black'),
    [`--mantine-color-${name}-filled-hover`]: mixed(`var(--${name})`, 48, 'black'),
    [`--mantine-color-${name}-outline`]: `var(--${name})`,
    [`--mantine-color-${name}-light`]: mixed(`var(--${name})`, 16, 'var(--card)'),
    [`--mantine-color-${name}-light-hover`]: mixed(`var(--${name})`, 24, 'var(--card)'),
    [`--mantine-color-${name}-light-color`]: `var(--${name})`,
  };
}

/** Browsers that cannot mix have the one of which there is more. */
function mixed(color: string, percent: number, other: string): string {
  if (mixes) return `color-mix(in srgb, ${color} ${percent}%, ${other})`;
  return percent >= 50 ? color : other;
}

/** Ten steps around a colour of the palette, which is the seventh. */
function shades(color: string): MantineColorsTuple {
  const tint = (percent: number) => mixed(color, percent, 'white');
  const shade = (percent: number) => mixed(color, percent, 'black');
  return [tint(5), tint(10), tint(18), tint(35), tint(55), tint(78), color, shade(86), shade(72), shade(60)];
}
