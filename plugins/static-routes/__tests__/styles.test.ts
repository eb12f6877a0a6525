import {describe, expect, it} from 'vitest';
import {leanPostCss, sharedStyles} from '../styles';

describe('how style sheets are processed', () => {
  it('variables are left as they are, the theme’s sheet is reduced first, and no file is looked for', () => {
    const preset = ['/x/postcss-preset-env/index.js', {}];
    const {plugins, config} = leanPostCss({plugins: [preset]});
    expect(config).toBe(false);
    expect(plugins).toEqual([
      expect.objectContaining({postcssPlugin: 'drop-theme-rules'}),
      ['/x/postcss-preset-env/index.js', {features: {'custom-properties': false}}],
    ]);
  });

  it('a generator that works otherwise stops the build with what to do', () => {
    expect(() => leanPostCss({plugins: []})).toThrow('leanStyles');
  });
});

describe('what is in the shared style sheet', () => {
  it('the shell and all pages; what is loaded on demand brings its own', () => {
    const names = ['main', 'pages', 'api-pages', 'page-menu', undefined];
    expect(names.map((name) => sharedStyles.chunks({name}))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('not what a plugin shows on pages of its own', () => {
    const files = [
      '/site/plugins/api-reference/theme/ApiRoot/styles.css',
      '/site/plugins/flow-diagrams/flow.css',
      '/site/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css',
    ];
    expect(files.map((file) => sharedStyles.test.test(file))).toEqual([false, true, true]);
  });
});
