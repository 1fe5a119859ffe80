/** Plain-text form of a document, used to write its next version: `# ` begins a heading, `- ` a list item. */
import type { Block } from './text.ts';

/** Blocks one after the other, separated by an empty line. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(written).join('\n\n');
}

/** Parses a text into blocks. Consecutive lines form one paragraph; an empty line ends it. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/).map((each) => each.trim())) {
    const [, heading] = /^#+\s+(.+)$/.exec(line) ?? [];
    const [, item] = /^[-–—•*]\s+(.+)$/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (heading) blocks.push({ heading });
    else if (item && last && 'list' in last) last.list.push(item);
    else if (item) blocks.push({ list: [item] });
    else if (line && isOpen && last && 'paragraph' in last) last.paragraph += ` ${line}`;
    else if (line) blocks.push({ paragraph: line.replace(/^\\(?=[\\#*•–—-])/, '') });
    isOpen = line !== '' && !heading && !item;
  }
  return blocks;
}

function written(block: Block): string {
  if ('heading' in block) return `# ${block.heading}`;
  // A backslash marks a paragraph that would otherwise be read as another kind of block.
  if ('paragraph' in block) return block.paragraph.replace(/^[\\#*•–—-]/, '\\$&');
  return block.list.map((item) => `- ${item}`).join('\n');
}
