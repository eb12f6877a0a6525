/** A built page around the given content, as the site's theme writes it. */
export function samplePage(content: string, {robots}: {robots?: string} = {}): string {
  return `<!doctype html><html lang=zh-CN><head><title>页</title>
    <meta name=description content="这一页的说明。">${robots ? `<meta name=robots content="${robots}">` : ''}</head>
    <body><nav><a href="/">别的内容</a></nav><main><article>
    <div class="theme-doc-markdown markdown"><header><h1>页面标题</h1></header>
    <script type="application/json" class="page-data">{"title":"数据"}</script>
    <div class="static-html">${content}</div></div></article></main></body></html>`;
}

/** A framed block of code, as plugins/page-content writes it. */
export const sampleCode = (code: string, language: string, file?: string): string =>
  `<div class="code" data-language="${language}"><div class="code__bar">` +
  `<span class="code__title${file ? ' code__title--file' : ''}">${file ?? '终端'}</span>` +
  '<button type="button" class="code__copy">复制</button></div>' +
  `<pre class="code__pre" tabindex="0"><code>${code
    .split('\n')
    .map((line) => `<span class="code__line"><span class="tok-a">${line}</span></span>`)
    .join('\n')}</code></pre></div>`;
