import type { Feature } from '#server/feature.ts';

export const assistant: Feature = { name: 'assistant' };
