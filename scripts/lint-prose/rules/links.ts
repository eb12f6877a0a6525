import {visit} from 'unist-util-visit';
import type {Finding, Rule} from '../types';

const OWN_HOST = /^https?:\/\/docs\.langflow\.org(?=\/|$)/;

/** Internal links are absolute paths without trailing slash. */
export const internalLink: Rule = {
  name: 'internal-link',
  check: (page) => {
    const findings: Finding[] = [];
    visit(page.tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        findings.push(...checkTarget(node.url, node.position?.start.offset ?? 0));
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || !['href', 'to'].includes(attribute.name)) {
            continue;
          }
          if (typeof attribute.value !== 'string') {
            continue;
          }
          findings.push(...checkTarget(attribute.value, attribute.position?.start.offset ?? 0));
        }
      }
    });
    return findings;
  },
};

function checkTarget(url: string, offset: number): Finding[] {
  const problem = problemOf(url);
  return problem === null ? [] : [{offset, message: `链接「${url}」${problem}`}];
}

function problemOf(url: string): string | null {
  if (url === '') {
    return '没有目标：写上路径';
  }
  if (OWN_HOST.test(url)) {
    return `指向英文站：改为 ${url.replace(OWN_HOST, '') || '/'}`;
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) {
    return null;
  }
  if (!url.startsWith('/')) {
    return '是相对路径：从 / 写起，例如 /agents';
  }
  const [path = '', rest = ''] = splitOnce(url);
  if (path.length > 1 && path.endsWith('/')) {
    return `末尾多了斜杠：改为 ${path.replace(/\/+$/, '')}${rest}`;
  }
  if (/\.(?:mdx?|html)$/.test(path)) {
    return `带有扩展名：改为 ${path.replace(/\.(?:mdx?|html)$/, '')}${rest}`;
  }
  return null;
}

function splitOnce(url: string): [string, string] {
  const at = url.search(/[?#]/);
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
