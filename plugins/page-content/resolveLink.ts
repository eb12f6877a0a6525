import type {Element} from 'hast';

/** Absolute paths get the base URL; links to other sites open in a new tab and say so. */
export function resolveLink(node: Element, baseUrl: string): Element {
  const href = String(node.properties.href ?? '');
  if (href.startsWith('/') && !href.startsWith('//')) {
    return {...node, properties: {...node.properties, href: baseUrl + href.slice(1)}};
  }
  if (/^https?:/.test(href)) {
    return {
      ...node,
      properties: {
        ...node.properties,
        target: '_blank',
        rel: ['noopener', 'noreferrer'],
        className: ['link-external'],
      },
    };
  }
  return node;
}

export function resolveImage(node: Element, baseUrl: string): Element {
  const src = String(node.properties.src ?? '');
  return {...node, properties: {...node.properties, src: src.replace(/^\//, baseUrl)}};
}
