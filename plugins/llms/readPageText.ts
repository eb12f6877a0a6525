import {findElement, hasClass} from '../../lib/markup';
import {endpointOf} from './client/writeBlocks';
import {writeMarkdown} from './client/writeMarkdown';
import type {ParsedPage} from './parsePage';
import type {PageText, SiteFacts} from './types';

export function readPageText(
  {path, title, description, content}: ParsedPage,
  {url, baseUrl}: Pick<SiteFacts, 'url' | 'baseUrl'>,
): PageText {
  const endpoint = findElement(content, (node) => hasClass(node, 'api-endpoint'));
  return {
    path,
    title,
    description,
    endpoint: endpoint && endpointOf(endpoint),
    markdown: writeMarkdown(content, {url: `${url}${baseUrl}${path}`, description}),
  };
}
