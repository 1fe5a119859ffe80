/** A document as plain text, in which its next version is written: `# ` begins a heading, `- ` an item of a list. */
import type { Block } from '../rules.ts';

/** One block after the other, an empty line between. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(written).join('\n\n');
}

/** The blocks of a text. Lines that follow each other are one paragraph; an empty line ends it. */
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
  // What would be read as another block says by a backslash that it is none.
  if ('paragraph' in block) return block.paragraph.replace(/^[\\#*•–—-]/, '\\$&');
  return block.list.map((item) => `- ${item}`).join('\n');
}
