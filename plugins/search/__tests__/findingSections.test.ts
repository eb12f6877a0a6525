import {describe, expect, it} from 'vitest';
import {idsFor} from './sampleSite';

/** What a reader types, and the section that answers it. */
function expectFirst(query: string, id: string): void {
  expect(idsFor(query)[0]).toBe(id);
}

/** The same where any section of the page will do. */
function expectFirstPage(query: string, page: string): void {
  expect(idsFor(query)[0]?.split('#')[0]).toBe(page);
}

describe('Chinese queries', () => {
  it.each([
    ['环境变量', '/environment-variables'],
    ['向量存储', '/components-vector-stores'],
    ['上传文件', '/api/upload-file'],
    ['智能体的记忆', '/agents#agent-memory'],
  ])('%s finds the heading that says it', expectFirst);

  it('find a part of a word', () => expectFirst('向量存', '/components-vector-stores'));

  it('find a passage in the body', () =>
    expectFirst('容器重建后仍然存在', '/deployment-docker#compose'));

  it('find a text as it stands, even if it starts inside a word', () =>
    expectFirst('ocker compose up', '/deployment-docker#compose'));

  it('find one character', () => expect(idsFor('卷')).toEqual(['/deployment-docker#compose']));
});

describe('mixed and Latin queries', () => {
  it.each([
    ['docker 部署', '/deployment-docker'],
    ['Kubernetes 生产环境', '/deployment-kubernetes-prod'],
    ['helm install', '/deployment-kubernetes-prod#helm'],
  ])('%s finds the page', expectFirst);

  it('find a name written in capitals and joined by underscores', () =>
    expectFirst('LANGFLOW_AUTO_LOGIN', '/environment-variables#authentication'));

  it('find the parts of such a name', () =>
    expectFirst('auto login', '/environment-variables#authentication'));

  it('find such a name typed in one word', () =>
    expectFirst('autologin', '/environment-variables#authentication'));

  it('find a name of several parts typed in one word', () =>
    expectFirst('langflowautologin', '/environment-variables#authentication'));

  it('find the parts of a camelCase name', () =>
    expectFirst('vector store chroma', '/components-vector-stores#chroma'));

  it('find a name by its first letters', () => expectFirst('kuber', '/deployment-kubernetes-prod'));

  it('find an endpoint by its path', () => expectFirst('/api/v1/files/upload', '/api/upload-file'));

  it('find a Chinese section by the English words of its address', () => {
    expectFirst('reset password', '/configuration-authentication#reset-password');
    expectFirstPage('environment-variables', '/environment-variables');
  });

  it('find a number', () => expectFirst('7860', '/environment-variables#server'));
});

describe('folding', () => {
  it.each([
    ['ＤＯＣＫＥＲ', 'docker'],
    ['DOCKER', 'docker'],
    ['環境變量', '环境变量'],
    ['向量存儲', '向量存储'],
    ['docker　部署', 'docker 部署'],
  ])('%s finds what %s finds', (query, same) => {
    expect(idsFor(query)).toEqual(idsFor(same));
    expect(idsFor(query).length).toBeGreaterThan(0);
  });
});

describe('typos', () => {
  it('one wrong letter is forgiven from four letters on', () =>
    expectFirstPage('doker', '/deployment-docker'));

  it('three letters must be right', () => expect(idsFor('hlm')).toEqual([]));

  it('two swapped letters count as one mistake', () =>
    expectFirstPage('dokcer', '/deployment-docker'));

  it('two wrong letters are forgiven from eight letters on', () =>
    expectFirstPage('kubarnates', '/deployment-kubernetes-prod'));

  it('two wrong letters in a short word are not', () => expect(idsFor('dxckxr')).toEqual([]));

  it('numbers must be right', () => expect(idsFor('7861')).toEqual([]));

  it('a character that sounds alike is forgiven', () =>
    expectFirst('环竟变量', '/environment-variables'));
});

describe('pinyin', () => {
  it.each([
    ['huanjingbianliang', '/environment-variables'],
    ['huan jing bian liang', '/environment-variables'],
    ['zhinengti', '/agents'],
    ['xiangliangcunchu', '/components-vector-stores'],
  ])('%s finds the heading that reads so', expectFirst);

  it('may be unfinished', () => expectFirst('huanjingbianl', '/environment-variables'));

  it('mixes with other words', () => expectFirst('docker bushu', '/deployment-docker'));

  it('is not read into a word that the site has', () => {
    expect(idsFor('helm')).toEqual(['/deployment-kubernetes-prod#helm']);
  });
});

describe('synonyms', () => {
  it.each([
    ['agent', '/agents'],
    ['k8s', '/deployment-kubernetes-prod'],
    ['vector store', '/components-vector-stores'],
    ['environment variables', '/environment-variables'],
  ])('%s finds the page under its other name', expectFirstPage);

  it('work both ways', () => {
    expect(idsFor('超级用户')).toContain('/configuration-authentication');
    expect(idsFor('管理员')).toContain('/environment-variables#authentication');
  });

  it('apply to whole words: "log" is not in "login"', () => {
    expect(idsFor('logi')).not.toContain('/agents#clear-memory');
  });
});

describe('questions', () => {
  it.each([
    ['怎么重置密码？', '/configuration-authentication#reset-password'],
    ['忘记密码怎么办', '/configuration-authentication#reset-password'],
    ['如何在生产环境里用 Kubernetes 部署', '/deployment-kubernetes-prod'],
    ['智能体是什么', '/agents'],
    ['how to deploy with docker', '/deployment-docker'],
  ])('%s finds what it is about', expectFirst);
});

describe('nonsense', () => {
  it.each(['asdfghjkl', '红烧肉怎么做', '量子纠缠与黑洞', 'zzzz', '！！！', '😀', '<>'])(
    '%s finds nothing',
    (query) => expect(idsFor(query)).toEqual([]),
  );

  it.each(['快速煮熟饺子皮', '官方篮球比赛日程'])(
    '%s finds nothing, although the site has its first word',
    (query) => expect(idsFor(query)).toEqual([]),
  );

  it('does not hide the part that makes sense', () =>
    expectFirst('docker 红烧肉', '/deployment-docker'));
});

describe('symbols', () => {
  it('are found as they stand', () => expect(idsFor('{flow_id}')[0]).toBe('/api/upload-file'));
  it('alone, from two on', () => expect(idsFor('-d')).toContain('/deployment-docker#compose'));
});
