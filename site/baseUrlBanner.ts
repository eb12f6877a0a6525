import type {HtmlTagObject} from '@docusaurus/types';

/**
 * If the scripts of the site do not arrive, nothing of React runs. This inline script then says so on every
 * page, and tells three faults apart: the site is mounted under another path than it was built for (with the
 * value that would be right), the network failed, or the script arrived and did not run.
 * Docusaurus has such a banner in English, for the first fault only.
 */
export function baseUrlBanner(baseUrl: string): HtmlTagObject {
  const script = `
(function (baseUrl) {
  var failed, isShown;

  // The main script is the last to run.
  function settle(event) {
    var script = event.target;
    if (script.tagName !== 'SCRIPT' || !script.src) return;
    if (event.type === 'error') failed = script.src;
    if (/\\/main\\./.test(script.src)) check();
  }
  // A window hears that a script failed, but not that one came.
  document.addEventListener('error', settle, true);
  document.addEventListener('load', settle, true);

  // The path under which this page stands, less the path that it has on the site.
  function suggestBase() {
    var canonical = document.querySelector('link[rel=canonical]');
    var route = canonical && new URL(canonical.href).pathname.slice(baseUrl.length);
    var path = location.pathname.replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '');
    if (route === null || (route && path.slice(-route.length - 1) !== '/' + route)) return null;
    return path.slice(0, path.length - route.length).replace(/\\/$/, '') + '/';
  }

  function explain(isMissing) {
    var suggested = suggestBase();
    if (isMissing && suggested !== null && suggested !== baseUrl) return [
      '常见原因是 baseUrl 配置错误。当前配置：' + baseUrl,
      '建议改为：' + suggested + '（环境变量 DOCS_BASE_URL），然后重新构建。'
    ];
    if (isMissing) return ['服务器上没有这个页面要用的脚本：网站可能刚刚更新，或者部署不完整。'];
    return [failed ? '没有取到页面的脚本，请检查网络。' : '页面的脚本没能运行，浏览器可能太旧。'];
  }

  function show(isMissing) {
    var banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    ['站点没有正确加载 · Your Docusaurus site did not load properly.'].concat(explain(isMissing)).forEach(function (line) {
      var paragraph = document.createElement('p');
      paragraph.textContent = line;
      banner.appendChild(paragraph);
    });
    var retry = document.createElement('button');
    retry.textContent = '重试 Retry';
    retry.onclick = function () { location.reload(); };
    banner.appendChild(retry);
    document.body.prepend(banner);
  }

  function check() {
    if (isShown || document.documentElement.hasAttribute('data-scripts-ran')) return;
    isShown = true;
    if (!failed) return show(false);
    fetch(failed, {cache: 'no-store'}).then(function (response) {
      // A server that answers everything with a page has no such script either.
      return !response.ok || /html/.test(response.headers.get('content-type') || '');
    }, function () { return false; }).then(show);
  }
})(${JSON.stringify(baseUrl).replaceAll('<', '\\u003c')});`;
  return {tagName: 'script', attributes: {}, innerHTML: script.trim()};
}
