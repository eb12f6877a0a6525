import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findSection, headingsOf, readSections} from '../componentSections';

const PAGE = `---
slug: /components-data
---

## URL：抓取网页 {/* #url */}

\`\`\`text
## File {/* #inside-code */}
\`\`\`

### URL 参数 {/* #url-parameters */}

### arXiv 参数 {/* #arxiv-parameters */}
`;

describe('the section of a component', () => {
  const headings = headingsOf(PAGE);

  it('is the one whose heading begins with its name', () => {
    expect(findSection('URL', headings)).toBe('/components-data#url');
  });

  it('is the one of its parameters where no other names it', () => {
    expect(findSection('arXiv', headings)).toBe('/components-data#arxiv-parameters');
  });

  it('is none for a component that pages do not describe, or only in code', () => {
    expect(findSection('File', headings)).toBeUndefined();
  });

  it('is found for the components that most pictures show', () => {
    const find = readSections(path.resolve(import.meta.dirname, '../../../docs'));
    expect(find('Chat Input')).toBe('/components-io#chat-input');
    expect(find('Agent')).toBe('/components-agents#agent-component');
  });
});
