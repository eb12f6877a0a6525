import {describe, expect, it} from 'vitest';
import {leanPostCss, sharedStyles} from '../styles';

describe('how style sheets are processed', () => {
  it('variables are left as they are, and the theme’s sheet is reduced first', () => {
    const preset = ['/x/postcss-preset-env/index.js', {}];
    const {plugins} = leanPostCss({plugins: [preset]}, process.cwd());
    expect(plugins).toEqual([
      expect.objectContaining({postcssPlugin: 'drop-theme-rules'}),
      ['/x/postcss-preset-env/index.js', {features: {'custom-properties': false}}],
    ]);
  });

  it('a generator that works otherwise stops the build with what to do', () => {
    expect(() => leanPostCss({plugins: []}, process.cwd())).toThrow('leanStyles');
  });
});

it('the shell and guide pages share a style sheet; others bring their own', () => {
  expect(['main', 'pages', 'api-pages', undefined].map((name) => sharedStyles({name}))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
