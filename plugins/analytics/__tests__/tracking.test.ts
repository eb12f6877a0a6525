import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {pagePath} from '../client/tracking/pagePath';
import {trackPageViews} from '../client/tracking/trackPageViews';
import type {PageView} from '../types';

describe('the path of a page', () => {
  it.each([
    ['/agents', '/', '/agents'],
    ['/agents/', '/', '/agents'],
    ['/agents.html', '/', '/agents'],
    ['/agents/index.html', '/', '/agents'],
    ['/', '/', '/'],
    ['/index.html', '/', '/'],
    ['/langflow/', '/langflow/', '/langflow/'],
    ['/langflow', '/langflow/', '/langflow/'],
    ['/langflow/index.html', '/langflow/', '/langflow/'],
    ['/langflow/agents', '/langflow/', '/langflow/agents'],
    ['/%E9%A1%B5', '/', '/页'],
    ['/%E0%A4%A', '/', '/%E0%A4%A'],
  ])('%s under %s is %s', (pathname, baseUrl, expected) => {
    expect(pagePath(pathname, baseUrl)).toBe(expected);
  });
});

describe('page views', () => {
  let views: PageView[];
  let routeDidUpdate: (location: {pathname: string}) => void;
  const location = {pathname: '/', search: '', origin: 'https://docs.example.com'};

  const navigate = (pathname: string) => {
    location.pathname = pathname;
    routeDidUpdate({pathname});
  };

  beforeEach(() => {
    vi.useFakeTimers();
    location.search = '';
    vi.stubGlobal('window', {
      location,
      requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    });
    vi.stubGlobal('document', {
      title: '标题',
      querySelector: () => ({textContent: '搜索'}),
      referrer: 'https://docs.example.com/search?q=secret',
    });
    views = [];
    routeDidUpdate = trackPageViews('/', (view) => views.push(view));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('include the first one, without the query of the page before', () => {
    navigate('/a');
    vi.runAllTimers();
    expect(views).toEqual([
      {
        path: '/a',
        url: 'https://docs.example.com/a',
        title: '标题',
        referrer: 'https://docs.example.com/search',
      },
    ]);
  });

  it('follow each change of path, also back to an earlier one', () => {
    for (const path of ['/a', '/b', '/a']) {
      navigate(path);
      vi.runAllTimers();
    }
    expect(views.map(({path}) => path)).toEqual(['/a', '/b', '/a']);
    expect(views[1]!.referrer).toBe('https://docs.example.com/a');
  });

  it('do not follow a fragment, a query or another spelling of the same path', () => {
    for (const path of ['/a', '/a', '/a/']) {
      navigate(path);
      vi.runAllTimers();
    }
    expect(views).toHaveLength(1);
  });

  it('have the title that is set by the next frame', () => {
    navigate('/a');
    setTimeout(() => (document.title = '新标题'), 16);
    vi.runAllTimers();
    expect(views[0]!.title).toBe('新标题');
  });

  it('have the heading for a title where the title may repeat a query', () => {
    location.search = '?q=secret';
    document.title = '“secret”的搜索结果';
    navigate('/search');
    vi.runAllTimers();
    expect(views[0]!.title).toBe('搜索');
  });

  it('do not count an address that redirects', () => {
    routeDidUpdate({pathname: '/old'});
    location.pathname = '/new';
    vi.runAllTimers();
    routeDidUpdate({pathname: '/new'});
    vi.runAllTimers();
    expect(views.map(({path}) => path)).toEqual(['/new']);
  });
});
