import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Image, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

export interface StaticFilesOptions {
  /** Where files are copied from as they stand. */
  staticDir: string;
  /** Files that the build itself writes, such as /openapi.json. */
  generated: string[];
}

const isFile = (url: string): boolean => /^\/[^?#]*\.[a-z0-9]+$/i.test(url);

/**
 * Links to and pictures of files that are copied as they stand (`/files/orders.csv`). Docusaurus would turn
 * them into bundler requests with hashed names; readers and scripts should see the plain address.
 */
export default function remarkStaticFiles({staticDir, generated}: StaticFilesOptions) {
  return (root: Root, file: VFile): void => {
    visit(root, ['link', 'image'], (node, index, parent) => {
      const target = node as Link | Image;
      if (!isFile(target.url) || index === undefined || !parent || !('children' in parent)) {
        return;
      }
      if (!generated.includes(target.url) && !existsSync(path.join(staticDir, target.url))) {
        file.fail(`没有文件 ${target.url}。请把它放在 static${target.url}，或改正链接。`, {
          place: target.position,
        });
      }
      parent.children[index] = toPlainElement(target) as never;
    });
  };
}

/** Written as JSX, which Docusaurus' own link and image steps leave alone. */
function toPlainElement(target: Link | Image): object {
  const attributes: Record<string, string> =
    target.type === 'image'
      ? {src: target.url, alt: target.alt ?? ''}
      : {href: target.url, download: ''};
  return {
    type: 'mdxJsxTextElement',
    name: target.type === 'image' ? 'img' : 'a',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: target.type === 'image' ? [] : target.children,
    position: target.position,
  };
}
