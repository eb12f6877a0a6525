import {expect, test} from 'vitest';
import {loadAutoCorrect} from '../loadAutoCorrect';

test('AutoCorrect runs on this machine', async () => {
  const format = await loadAutoCorrect();

  expect(format('使用Langflow创建流程,然后运行.')).toBe('使用 Langflow 创建流程，然后运行。');
});
