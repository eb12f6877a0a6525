import type {HtmlTagObject} from '@docusaurus/types';

/**
 * If the scripts of the site cannot be found (the site is mounted under another path than it was built for),
 * nothing of React runs. This inline script then says so, with the value that would have been right.
 * Docusaurus has such a banner in English; ours speaks Chinese first and stands on every page.
 */
export function baseUrlBanner(baseUrl: string): HtmlTagObject {
  const script = `
addEventListener('DOMContentLoaded', function () {
  if (window.docusaurus) return;
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  [
    '站点没有正确加载 · Your Docusaurus site did not load properly.',
    '常见原因是 baseUrl 配置错误。当前配置：${JSON.stringify(baseUrl).slice(1, -1)}',
    '建议改为：' + location.pathname.replace(/[^/]*$/, '') + '（环境变量 DOCS_BASE_URL），然后重新构建。'
  ].forEach(function (line) {
    var paragraph = document.createElement('p');
    paragraph.textContent = line;
    banner.appendChild(paragraph);
  });
  document.body.prepend(banner);
});`;
  return {tagName: 'script', attributes: {}, innerHTML: script.trim()};
}
