import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {addressOf, componentHeadings, findNamed, headingsOf} from '../componentSections';

const PAGE = `---
slug: /components-data
---

## URL：抓取网页 {/* #url */}

\`\`\`text
## File {/* #inside-code */}
\`\`\`

### URL 参数 {/* #url-parameters */}

### arXiv 参数 {/* #arxiv-parameters */}

### Hugging Face Embeddings {/* #hugging-face */}
`;

describe('the section of a component', () => {
  const headings = headingsOf(PAGE);
  const addressFor = (component: string) => {
    const found = findNamed(component, headings);
    return found && addressOf(found);
  };

  it('is the one whose heading begins with its name', () => {
    expect(addressFor('URL')).toBe('/components-data#url');
  });

  it('is the one of its parameters where no other names it', () => {
    expect(addressFor('arXiv')).toBe('/components-data#arxiv-parameters');
  });

  it('is found however the name is spaced', () => {
    expect(addressFor('HuggingFace Embeddings')).toBe('/components-data#hugging-face');
  });

  it('is none for a component that pages do not describe, or only in code', () => {
    expect(addressFor('File')).toBeUndefined();
  });

  it('is found for the components that most pictures show', () => {
    const all = componentHeadings(path.resolve(import.meta.dirname, '../../docs'));
    expect(addressOf(findNamed('Chat Input', all)!)).toBe('/components-io#chat-input');
    expect(addressOf(findNamed('Agent', all)!)).toBe('/components-agents#agent-component');
  });
});
