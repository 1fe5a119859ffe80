/** A photo of 40 megapixels in 2,646 passes, as its format allows: 400 KB that take a decoder a minute. */

const side = 6320;
const blocks = (side / 8) ** 2;
const components = [1, 2, 3];

export function aSlowJpeg(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, ...twoBytes(side), ...twoBytes(side), 3, ...components.flatMap((c) => [c, 0x11, 0])]),
    // A code of one bit each: no difference to the block before; 16,384 blocks and more without anything.
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    pass(components, [0, 0, 0], Buffer.alloc(Math.ceil((blocks * components.length) / 8))),
    ...passes(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Every coefficient of every component, bit after bit. */
function passes(): Buffer[] {
  const nothing = runs();
  const bits = Array.from({ length: 14 }, (_, index) => 13 - index);
  return bits.flatMap((bit) =>
    Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
      components.map((component) => {
        const before = bit === 13 ? 0 : bit + 1;
        return pass([component], [coefficient, coefficient, (before << 4) | bit], nothing);
      }),
    ),
  );
}

function pass(of: number[], range: number[], data: Buffer): Buffer {
  return Buffer.concat([segment(0xda, [of.length, ...of.flatMap((c) => [c, 0]), ...range]), data]);
}

/** "Nothing in the next blocks", until there are no more. */
function runs(): Buffer {
  let bits = '';
  for (let left = blocks; left > 0; left -= 32_767)
    bits += `0${Math.max(Math.min(left, 32_767) - 16_384, 0)
      .toString(2)
      .padStart(14, '0')}`;
  const bytes = bits.match(/.{1,8}/g)!.map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

function segment(marker: number, data: number[]): Buffer {
  return Buffer.from([0xff, marker, ...twoBytes(data.length + 2), ...data]);
}

function twoBytes(value: number): [number, number] {
  return [value >> 8, value & 255];
}
