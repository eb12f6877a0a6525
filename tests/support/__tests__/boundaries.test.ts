import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';

async function messagesFor(file: string): Promise<string[]> {
  const eslint = new ESLint({
    ignore: false,
    overrideConfig: [tseslint.configs.disableTypeChecked],
  });
  const [result] = await eslint.lintFiles([file]);
  return result!.messages
    .filter(({ruleId}) => ruleId === 'site/import-boundaries')
    .map(({message}) => message);
}

describe('import boundaries', () => {
  it('refuse a plugin that imports another plugin, the shell, the tests or the environment', async () => {
    const messages = await messagesFor(
      'plugins/page-content/__tests__/fixtures/crossesBoundaries.ts',
    );
    expect(messages).toEqual([
      expect.stringContaining('一个插件不能引用另一个插件'),
      expect.stringContaining('插件不能引用 src/'),
      expect.stringContaining('站点代码不能引用测试'),
      expect.stringContaining('设置由 docusaurus.config.ts 读取、校验一次'),
    ]);
  });

  it('accept a plugin that stays at home', async () => {
    expect(await messagesFor('plugins/page-content/rehypeStaticPage.ts')).toEqual([]);
  });
});
