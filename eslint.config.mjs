import {existsSync, readdirSync} from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {importBoundaries} from './scripts/eslint-rules/importBoundaries.mjs';

const plugins = readdirSync('plugins');

/** Who may import whom; ARCHITECTURE.md has the same rules in words. */
const boundaries = [
  ...plugins.flatMap((name) => [
    {
      target: `./plugins/${name}`,
      from: './plugins',
      except: [`./${name}`],
      message: '一个插件不能引用另一个插件。',
    },
    ...(existsSync(`plugins/${name}/client`)
      ? [
          {
            target: `./plugins/${name}/client`,
            from: `./plugins/${name}`,
            except: ['./client', './types.ts'],
            message: '插件的 client/ 只能引用自己和 types.ts。',
          },
        ]
      : []),
    {
      target: './src',
      from: `./plugins/${name}`,
      except: ['./client', './types.ts'],
      message: 'src/ 只能引用插件的 client/ 和 types.ts。',
    },
  ]),
  {target: './plugins', from: './src', message: '插件不能引用 src/。'},
  ...['./plugins', './src', './lib'].map((target) => ({
    target,
    from: './site/environment.ts',
    message: '设置由 docusaurus.config.ts 读取、校验一次，经插件的选项传入。',
  })),
  {
    target: './site',
    from: './',
    except: ['./site', './node_modules'],
    message: 'site/ 只有数据，不引用其他代码。',
  },
  {
    target: './mcp',
    from: './plugins',
    except: ['./search'],
    message: 'mcp/ 只用 plugins/search 的引擎；其他内容读构建出的文件。',
  },
  {target: './mcp', from: './src', message: 'mcp/ 不引用 src/。'},
  ...['./plugins', './src', './mcp'].map((from) => ({
    target: './lib',
    from,
    message: 'lib/ 是各插件共用的底层，不引用它们。',
  })),
  ...['./lib', './plugins', './src', './site', './mcp'].flatMap((target) =>
    ['./tests', './scripts', './bench'].map((from) => ({
      target,
      from,
      message: '站点代码不能引用测试、脚本或基准。',
    })),
  ),
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build.new',
      'build.old',
      '.docusaurus',
      '**/.cache',
      'bench/node_modules',
      'static',
      '**/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true}},
    plugins: {site: {rules: {'import-boundaries': importBoundaries}}},
    rules: {
      curly: ['error', 'all'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-import-type-side-effects': 'off',
      'site/import-boundaries': ['error', boundaries],
      'no-duplicate-imports': ['error', {allowSeparateTypeImports: true}],
      // Names of fixed formats (Algolia, OpenAPI) are reached with brackets on purpose.
      '@typescript-eslint/dot-notation': 'off',
      eqeqeq: 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: '环境变量只在 site/environment.ts 中读取，经配置传入。',
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'plugins/**/*.tsx'],
    plugins: {'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules},
  },
  {
    // Build tools and tests have their own switches (PORT, CHROMIUM_PATH, NODE_ENV).
    files: [
      'docusaurus.config.ts',
      'live/**',
      'scripts/**',
      'tests/**',
      'bench/**',
      'playwright.config.ts',
      'plugins/*/index.ts',
      '**/__tests__/**',
    ],
    rules: {'no-restricted-properties': 'off'},
  },
  {
    // Each module that such a file declares has imports of its own.
    files: ['**/*.d.ts'],
    rules: {'no-duplicate-imports': 'off'},
  },
  {
    // Plain JavaScript (this file) has no types to check.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}},
  },
);
