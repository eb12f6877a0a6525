import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ElementContent} from 'hast';
import {element, text} from '../hast';
import {readWebpSize} from '../readWebpSize';
import type {ComponentUse} from '../componentUse';
import type {ExpandContext} from '../types';

/** Pictures are taken with two pixels for each one on the page. */
const density = 2;

/** A picture of the interface, taken by `npm run screenshots`, with room kept until it is loaded. */
export function renderScreenshot(
  {attributes, fail}: ComponentUse,
  {baseUrl, file}: Pick<ExpandContext, 'baseUrl' | 'file'>,
): ElementContent[] {
  const {name, alt, caption} = attributes;
  if (!name || !alt || !caption) {
    return fail('<Screenshot> 需要 name、alt 和 caption。');
  }
  const address = `img/product/${name}.webp`;
  const source = path.join(file.cwd, 'static', address);
  if (!existsSync(source)) {
    return fail(`没有图片 static/${address}。图片由 npm run screenshots 生成。`);
  }
  const size = readWebpSize(readFileSync(source));
  if (!size) {
    return fail(`static/${address} 不是 WebP 图片。`);
  }
  return [
    element('figure', {className: ['screenshot']}, [
      element('img', {
        src: baseUrl + address,
        alt,
        width: Math.round(size.width / density),
        height: Math.round(size.height / density),
        loading: 'lazy',
        decoding: 'async',
      }),
      element('figcaption', {}, [text(caption)]),
    ]),
  ];
}
