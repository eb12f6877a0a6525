import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Loading from '..';

const props = {isLoading: true, pastDelay: false, timedOut: false, error: null, retry: vi.fn()};

describe('a page whose code is loading', () => {
  it('shows nothing at first', () => {
    expect(renderToStaticMarkup(<Loading {...props} />)).toBe('');
  });

  it('shows a spinner once the delay is past', () => {
    expect(renderToStaticMarkup(<Loading {...props} pastDelay />)).toContain('role="status"');
  });

  it('shows the error and a Retry button on failure', () => {
    const html = renderToStaticMarkup(<Loading {...props} error={new Error('网络断开')} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('网络断开');
    expect(html).toMatch(/<button[^>]*>重试 <span lang="en"[^>]*>Retry<\/span>/);
  });
});
