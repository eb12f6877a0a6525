import {expect, it} from 'vitest';
import {blockingStyles} from '../blockingStyles';

it('a page waits for style sheets that are neither for paper nor for want of scripts', () => {
  const html = `<link rel=icon href=/a.svg><noscript><link rel=stylesheet href=/b.css></noscript>
    <link rel=stylesheet href=/c.css /><link rel="stylesheet" href="/d.css" media="print" />
    <noscript><link rel=stylesheet href=/e.css></noscript><link data-x rel="stylesheet" href="/f.css">`;
  expect(blockingStyles(html)).toEqual(['/c.css', '/f.css']);
});
