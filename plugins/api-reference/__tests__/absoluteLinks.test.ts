import {expect, test} from 'vitest';
import {absoluteLinks} from '../absoluteLinks';
import {ownDescription} from './describeDescription';

test('links in texts and guides name the site; examples and paths stay as they are', () => {
  const part = {
    description: '见 [日志](/logging) 和 [规范](https://spec.openapis.org/)。',
    'x-guides': [{label: '日志', href: '/logging'}],
    example: {text: '[日志](/logging)', href: 'logging'},
  };
  expect(absoluteLinks(part, 'https://docs.example.cn/zh/')).toEqual({
    description:
      '见 [日志](https://docs.example.cn/zh/logging) 和 [规范](https://spec.openapis.org/)。',
    'x-guides': [{label: '日志', href: 'https://docs.example.cn/zh/logging'}],
    example: {text: '[日志](/logging)', href: 'logging'},
  });
});

test('no link of the published description is relative to the site', async () => {
  const {bundle} = await ownDescription();
  const text = JSON.stringify(absoluteLinks(bundle.document, 'https://docs.example.cn/'));
  expect(text).toContain('](https://docs.example.cn/');
  expect(text).not.toContain('](/');
});
