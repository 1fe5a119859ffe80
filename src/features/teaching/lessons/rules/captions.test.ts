import { expect, it } from 'vitest';
import { captionsProblem } from './captions.ts';

const captions = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

it.each([
  ['two captions', captions('00:01.000 --> 00:02.000', 'Привет', '', '00:02.000 --> 00:03.500', '你好')],
  [
    'hours, names, settings and notes',
    captions('NOTE x', '', 'a', '01:00:01.000 --> 01:00:02.000 align:start'),
  ],
  [
    'captions at the same moment',
    captions('00:01.000 --> 00:02.000', 'a', '', '00:01.000 --> 00:03.000', 'b'),
  ],
  [
    'a mark at the beginning and lines of Windows',
    '\uFEFFWEBVTT - film\r\n\r\n00:01.000 --> 00:02.000\r\na\r\n',
  ],
])('takes %s', (_what, text) => {
  expect(captionsProblem(text)).toBeNull();
});

it.each([
  ['a text', 'Привет', 1, 'header'],
  ['subtitles of another format', '1\n00:00:01,000 --> 00:00:02,000\na', 1, 'header'],
  ['a longer first word', 'WEBVTTX\n\n00:01.000 --> 00:02.000', 1, 'header'],
  ['a comma in the time', captions('00:00:01,000 --> 00:00:02,000', 'a'), 3, 'time'],
  ['the 75th second', captions('00:75.000 --> 00:76.000', 'a'), 3, 'time'],
  ['an arrow without times', captions('-->'), 3, 'time'],
  ['an end before the beginning', captions('00:02.000 --> 00:01.000', 'a'), 3, 'end'],
  ['going back', captions('00:05.000 --> 00:06.000', 'a', '', '00:01.000 --> 00:02.000'), 6, 'order'],
  ['no captions at all', captions('NOTE nothing'), 3, 'empty'],
] as const)('refuses %s, and says where', (_what, text, line, problem) => {
  expect(captionsProblem(text)).toEqual({ line, problem });
});
