import {ErrorCode, McpError} from '@modelcontextprotocol/sdk/types.js';
import type {Library} from './library/createLibrary';

const SCHEME = 'langflow-docs://page/';
const PAGE_SIZE = 100;
const MARKDOWN = 'text/markdown';

interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
}

export const resourceTemplates = [
  {
    uriTemplate: `${SCHEME}{+path}`,
    name: 'page',
    title: '文档页面 / Documentation page',
    description:
      '一页文档的 Markdown，path 是页面的路径，例如 mcp-client。The Markdown of a page, for example mcp-client.',
    mimeType: MARKDOWN,
  },
];

/** Every page's Markdown, a hundred at a time. */
export async function listResources(
  library: Library,
  cursor = '0',
): Promise<{resources: Resource[]; nextCursor?: string}> {
  const pages = await library.pages();
  const start = Number(cursor);
  if (!/^\d{1,6}$/.test(cursor) || start > pages.length) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `cursor 只能是上一次回答里的 nextCursor，或不写。cursor must be the nextCursor of the last answer, or absent.`,
    );
  }
  const end = start + PAGE_SIZE;
  return {
    resources: pages.slice(start, end).map(({path, title, description}) => ({
      uri: SCHEME + encodeURI(path),
      name: path || 'index',
      title,
      description,
      mimeType: MARKDOWN,
    })),
    ...(end < pages.length && {nextCursor: String(end)}),
  };
}

export async function readResource(
  library: Library,
  uri: string,
): Promise<{contents: Array<{uri: string; mimeType: string; text: string}>}> {
  const path = uri.startsWith(SCHEME) ? decodePath(uri.slice(SCHEME.length)) : undefined;
  const pages = await library.pages();
  const page = pages.find((candidate) => candidate.path === path);
  const text = page && (await library.markdown(page.path));
  if (text === undefined || text === null) {
    throw new McpError(
      ErrorCode.InvalidParams,
      `没有资源 ${uri.slice(0, 200)}。地址写成 ${SCHEME}路径，例如 ${SCHEME}mcp-client ；resources/list 列出全部。No such resource: resources/list has them all.`,
    );
  }
  return {contents: [{uri, mimeType: MARKDOWN, text}]};
}

function decodePath(path: string): string {
  try {
    return decodeURI(path).replace(/\.md$/, '').replace(/\/$/, '');
  } catch {
    return path;
  }
}
