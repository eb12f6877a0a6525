import {expect, test} from 'vitest';
import {collectBlocks} from '../collectBlocks';

const page = `<Tabs groupId="lang">
<TabItem value="a" label="A">

1. 步骤

   ~~~json title="a partial file.json" {1}
   {
     "a": 1
   }
   ~~~

</TabItem>
</Tabs>

> \`\`\`Bash partial
> echo 1
> \`\`\`
`;

test('a block in a list in a tab has its indentation removed and keeps its place', () => {
  const [json] = collectBlocks('page.mdx', page);

  expect(json).toMatchObject({
    language: 'json',
    title: 'a partial file.json',
    partial: false,
    code: '{\n  "a": 1\n}',
    fence: {line: 6, column: 4},
    lines: [
      {line: 7, column: 4},
      {line: 8, column: 4},
      {line: 9, column: 4},
    ],
  });
});

test('the word partial in the meta marks an excerpt, whatever the case of the language', () => {
  const [, bash] = collectBlocks('page.mdx', page);

  expect(bash).toMatchObject({language: 'bash', partial: true, lines: [{line: 16, column: 3}]});
});
