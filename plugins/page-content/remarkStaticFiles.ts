import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Links to files that are copied as they stand (`/files/orders.csv`). Docusaurus would turn them into
 * bundler requests with hashed names; readers and scripts should see the plain address.
 */
export default function remarkStaticFiles() {
  return (root: Root): void => {
    visit(root, 'link', (link: Link, index, parent) => {
      if (!/^\/[^?#]*\.[a-z0-9]+$/i.test(link.url) || index === undefined || !parent) {
        return;
      }
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'href', value: link.url},
          {type: 'mdxJsxAttribute', name: 'download', value: ''},
        ],
        children: link.children,
        // The node type comes from MDX and is not part of mdast's own union.
      } as unknown as Link;
    });
  };
}
