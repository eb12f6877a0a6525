import {describe, expect, it} from 'vitest';
import {analyzeQuery} from '../client/engine/analyzeQuery';
import {parseHead} from '../client/engine/indexFormat';
import {matchUnits} from '../client/engine/matchUnits';
import {createWholeSearchable} from '../client/engine/searchable';
import {serializeIndex, textsOf} from '../serializeIndex';
import {page, pathsFor, sectionsFor} from './sampleSite';

/** Pages that mention none of the words the tests ask for. */
const others = ['模型', '连线', '画布', '端口', '节点', '参数'].map((word, number) =>
  page(`other-${number}`, '文档', [1, '', word, `${word}的说明写在这里，按步骤操作即可。`]),
);

describe('of two pages that say the same', () => {
  it('the one that says more about the subject elsewhere comes first', () => {
    const answer = '数据库的备份放在别的机器上。';
    const passing = page('login', '配置', [1, '', '登录', answer, '登录时输入口令。']);
    const subject = page(
      'upkeep',
      '部署',
      [1, '', '维护', answer],
      [2, 'a', '每天', '每天备份一次。', '备份之前先停机。'],
      [2, 'b', '每周', '检查数据库的大小。', '数据库太大时清理。'],
    );
    expect(pathsFor('怎样备份数据库', [passing, subject, ...others])[0]).toBe('/upkeep');
  });

  const address = '地址是 /api/v2/mcp/servers，见下。';
  const operation = page('api/add-server', 'API 参考', [1, '', '添加 MCP 服务器', address]);
  const guide = page('mcp-server', '智能体', [1, '', '用作 MCP 服务器', address]);

  it('the guide comes before an operation of the API', () => {
    expect(pathsFor('MCP 服务器', [operation, guide, ...others])[0]).toBe('/mcp-server');
  });

  it('how to use a thing comes before how to work on it', () => {
    const text: [1, string, string, string] = [1, '', '测试组件', '组件的测试写在这里。'];
    const contribution = page('contributing-tests', '贡献', text);
    const use = page('tests', '组件', text);
    expect(pathsFor('测试组件', [contribution, use, ...others])[0]).toBe('/tests');
  });

  it('an operation is no less than a guide if an address was typed', () => {
    expect(pathsFor('/api/v2/mcp/servers', [operation, guide, ...others])[0]).toBe(
      '/api/add-server',
    );
  });
});

describe('of two sections of a page that mention the same', () => {
  const aside = '断线时先看日志。';
  const filler = ['点击右上角的按钮。', '选好之后保存。', '稍后再试一次。'];
  const firstOf = (login: string[], voice: string[]): string | undefined => {
    const settings = page(
      'settings',
      '配置',
      [1, '', '设置'],
      [2, 'login', '登录', ...login],
      [2, 'voice', '语音', ...voice],
    );
    return sectionsFor('断线', [settings, ...others])[0];
  };

  it('the one that comes back to it comes first', () => {
    const subject = [aside, '断线多半因为超时。', '断线之后会自己重连。', '还是断线就重启。'];
    expect(firstOf([aside, ...filler], subject)).toBe('/settings#voice');
  });

  it('the shorter one comes first, since a long one mentions everything', () => {
    expect(firstOf([aside, ...filler, ...filler], [aside])).toBe('/settings#voice');
  });
});

describe('a page and its sections', () => {
  const text = '在语音模式里，麦克风静音半秒就算说完。';
  const voice = page('voice', '组件', [1, '', '语音模式', text], [2, 'pause', '停顿', text]);

  it('come in this order if the title was typed', () => {
    expect(sectionsFor('语音模式', [voice, ...others])).toEqual(['/voice', '/voice#pause']);
  });

  it('come in the other order if something on the page is asked about', () => {
    expect(sectionsFor('静音的麦克风', [voice, ...others])).toEqual(['/voice#pause', '/voice']);
  });
});

describe('a word with two meanings', () => {
  const agents = page('agents', '智能体', [1, '', '使用智能体', '智能体自己选择工具。']);
  const proxy = page('proxy', '配置', [1, '', '设置代理', '经代理访问外网。']);
  const reverse = page('nginx', '部署', [1, '', '反向代理', '用 nginx 作反向代理。']);
  const pages = [agents, proxy, reverse, ...others];

  it('finds both by turns', () => {
    const [first, second] = pathsFor('代理', pages);
    expect([first, second]).toContain('/agents');
    expect(['/proxy', '/nginx']).toContain([first, second].find((path) => path !== '/agents'));
  });

  it('has one where the query decides', () => {
    expect(pathsFor('反向代理', pages)[0]).toBe('/nginx');
    expect(pathsFor('代理选择工具', pages)[0]).toBe('/agents');
  });
});

describe('a long query', () => {
  it('finds the page that says it word for word before one whose title has its words', () => {
    const verbatim = page('notes', '文档', [1, '', '笔记', '这样旧流程找不到新的会话也不要紧。']);
    const title = page('flows', '流程', [1, '', '流程找不到会话', '重试。']);
    expect(pathsFor('流程找不到新的会话', [title, verbatim, ...others])[0]).toBe('/notes');
  });
});

describe('keywords', () => {
  const tunnel = {
    ...page('public-server', '部署', [1, '', '公开的服务器', '用 ngrok 转发请求。']),
    keywords: ['内网穿透', 'frp'],
  };

  it.each(['内网穿透', 'frp'])('%s finds the page whose text does not say so', (query) => {
    expect(pathsFor(query, [...others, tunnel])).toEqual(['/public-server']);
  });
});

describe('on a large site', () => {
  const filler = Array.from({length: 4000}, (_, number) => `第 ${number} 行是别的内容。`);
  const pages = [
    page('large', '文档', [1, '', '长页', ...filler]),
    page('ollama', '组件', [1, '', 'Ollama', '模型忘记了前面的内容。']),
    page('users', '配置', [1, '', '用户', '密码由管理员设置。', '密码至少八位。', '在国内使用。']),
    page('network', '配置', [1, '', '网络', ...filler.map((line) => `国内${line}`)]),
  ];
  const site = createWholeSearchable(parseHead(serializeIndex(pages).head), textsOf(pages));
  const weightsOf = (query: string): Record<string, number> => {
    const matched = matchUnits(analyzeQuery(query, site.index.fold), site);
    return Object.fromEntries(matched.map(({unit, matches}) => [unit.text, matches.weight]));
  };

  it('a word that was used once, by chance, weighs no more than one used twice', () => {
    const weights = weightsOf('忘记密码');
    expect(weights['忘记']).toBeGreaterThan(0);
    expect(weights['忘记']).toBe(weights['密码']);
  });

  it('a pair across a border between words weighs less than the words, however rare', () => {
    const weights = weightsOf('在国内');
    expect(weights['在国']).toBeGreaterThan(0);
    expect(weights['在国']).toBeLessThan(weights['国内'] ?? 0);
  });
});

describe('a discouraged page', () => {
  const rows = [1, '', '构建顶点', '构建一个顶点。'] as const;
  const old = {...page('api/build-vertex', 'API 参考', [...rows]), isDiscouraged: true as const};
  const current = page('api/run-vertex', 'API 参考', [...rows]);

  it('comes after the one that replaces it', () => {
    expect(pathsFor('构建顶点', [old, current, ...others])).toEqual([
      '/api/run-vertex',
      '/api/build-vertex',
    ]);
  });
});

describe('a name in a question', () => {
  const name = '工作进程数由 LANGFLOW_WORKERS 决定，多个进程并发处理请求。';
  const operation = page('api/config', 'API 参考', [1, '', '多个工作进程', name]);
  const guide = page('variables', '配置', [1, '', '多个工作进程', name]);

  it('does not turn the question into a search for an operation', () => {
    expect(pathsFor('多个进程 LANGFLOW_WORKERS', [operation, guide, ...others])[0]).toBe(
      '/variables',
    );
  });
});
