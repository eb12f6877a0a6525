import {describe, expect, it} from 'vitest';
import {readArguments} from '../readArguments';

describe('the command line', () => {
  it('prefers what is given to what is near', () => {
    const near = {folder: '/srv/build', address: 'https://docs.example.com/'};
    expect(readArguments([], near)?.source).toEqual({kind: 'build', folder: '/srv/build'});
    expect(readArguments(['--site', 'https://a.example/docs'], near)?.source).toEqual({
      kind: 'site',
      address: 'https://a.example/docs/',
    });
    expect(readArguments(['--build', 'b'], near)?.source).toEqual({kind: 'build', folder: 'b'});
    expect(readArguments([], {address: 'https://docs.example.com/'})?.source).toEqual({
      kind: 'site',
      address: 'https://docs.example.com/',
    });
  });

  it('listens on this machine only, unless told otherwise', () => {
    const near = {folder: 'build'};
    expect(readArguments([], near)?.http).toBeUndefined();
    expect(readArguments(['--http'], near)?.http).toEqual({
      host: '127.0.0.1',
      port: 3900,
      allowedHosts: [],
    });
    const open = ['--http', '--host', '0.0.0.0', '--port', '0', '--allow-host', 'Docs'];
    expect(readArguments(open, near)?.http).toEqual({
      host: '0.0.0.0',
      port: 0,
      allowedHosts: ['docs'],
    });
  });

  it('gives help', () => {
    expect(readArguments(['--help'], {})).toBeNull();
  });

  it.each([
    [[], '请用 --site 写文档站的地址'],
    [['--site', 'docs.example.com'], '--site 要写完整地址'],
    [['--site', 'ftp://docs.example.com'], '--site 要写完整地址'],
    [['--site', 'https://a.example', '--build', 'b'], '只能写一个'],
    [['--build', 'b', '--cache', 'c'], '--cache 只和 --site 一起用'],
    [['--build', 'b', '--port', '80'], '要和 --http 一起写'],
    [['--build', 'b', '--http', '--port', '70000'], '--port 要写 0 到 65535 的整数'],
    [['--build', 'b', '--stdio'], '参数不对'],
    [['build'], '参数不对'],
  ])('explains what is wrong with %j', (given, message) => {
    expect(() => readArguments(given, {})).toThrow(message);
    expect(() => readArguments(given, {})).toThrow('用法 / Usage');
  });
});
