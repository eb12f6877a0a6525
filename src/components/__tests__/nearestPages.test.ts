import {describe, expect, it} from 'vitest';
import {nearestPages} from '../nearestPages';

const pages = [
  {title: '安装 Langflow', path: '/get-started-installation'},
  {title: '用 Docker 部署 Langflow', path: '/deployment-docker'},
  {title: '智能体组件', path: '/components-agents'},
  {title: '使用 Langflow 智能体', path: '/agents'},
];

describe('nearestPages', () => {
  it('finds the page behind a misspelt address', () => {
    expect(nearestPages('/get-started-instalation', pages)[0]?.path).toBe(
      '/get-started-installation',
    );
  });

  it('prefers the page whose address says little else', () => {
    expect(nearestPages('/agent', pages)[0]?.path).toBe('/agents');
  });

  it('looks through folders and extensions', () => {
    expect(nearestPages('/Deployment/docker.html', pages)[0]?.path).toBe('/deployment-docker');
  });

  it('suggests nothing for an address that resembles none', () => {
    expect(nearestPages('/zzz', pages)).toEqual([]);
  });
});
