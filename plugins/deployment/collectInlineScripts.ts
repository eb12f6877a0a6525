export interface BuiltPage {
  path: string;
  html: string;
}

/** Blocks of data carry a type of their own; the browser does not run them. */
const isCode = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype=["']?(?!module|text\/javascript)/.test(attributes);

/** By the HTML standard the content of a script is raw text up to the next end tag, so no parser is needed. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)]
    .filter(([, attributes = '']) => isCode(attributes))
    .map(([, , content = '']) => content);

/**
 * The inline scripts that the policy allows by their hash. All pages have the same ones; a script of a single page
 * would make the header of every answer longer, so it stops the build.
 */
export function collectInlineScripts(pages: Iterable<BuiltPage>): string[] {
  let first: {path: string; scripts: string[]} | undefined;
  for (const {path, html} of pages) {
    const scripts = scriptsOf(html);
    first ??= {path, scripts};
    const expected = first.scripts;
    const odd =
      scripts.find((script) => !expected.includes(script)) ??
      expected.find((script) => !scripts.includes(script));
    if (odd !== undefined) {
      throw new Error(
        `页面 ${path} 的内联脚本与页面 ${first.path} 的不同：“${odd.slice(0, 60)}…”。内容安全策略按哈希放行内联脚本，各页必须相同；请把它移到脚本文件里。`,
      );
    }
  }
  return first?.scripts ?? [];
}
