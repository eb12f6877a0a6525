import {
  caching,
  cleanAddresses,
  fileTypes,
  hashedFiles,
  legacyAddresses,
  negotiated,
  privateFiles,
  securityHeaders,
  wantsMarkdown,
  type Site,
} from '../rules';

const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Backquotes keep backslashes. */
const quotePattern = (pattern: string): string => `\`${pattern.replaceAll('(?<', '(?P<')}\``;

const under = (baseUrl: string, pattern: string): string =>
  pattern.startsWith('^') ? `^${baseUrl}${pattern.slice(1)}` : pattern;

const indent = (lines: string[], depth = 1): string =>
  lines.map((line) => '\t'.repeat(depth) + line).join('\n');

const redirectClean = ({pattern, location}: {pattern: string; location: string}, index: number) => {
  const name = `clean${index}`;
  return [
    `@${name} vars_regexp ${name} {http.request.orig_uri} ${quotePattern(pattern)}`,
    `redir @${name} ${quote(location.replace(/\{(\w+)\}/g, `{re.${name}.$1}`))} 301`,
  ];
};

/** Old paths first: one step leads to the current page, whatever stands at the end of the address. */
const redirectLegacy = ({from, to}: {from: string; to: string}, index: number) => [
  `@legacy${index} path ${['', '/', '.html', '/index.html'].map((end) => quote(from + end)).join(' ')}`,
  `redir @legacy${index} ${quote(`${to}{docs_query}`)} 301`,
];

export function writeCaddyfile(site: Site): string {
  const {baseUrl, url} = site;
  return `# 由 npm run build 写出，请勿手改；规则在 deploy/rules.ts。
# 要改的只有两处：站点的地址（写域名时 Caddy 自己申请证书）和 root。

# 出错时的回答从头开始，所以两处都要引用。
(docs_headers) {
	header {
${indent(
  securityHeaders(site).map(([name, value]) => `${name} ${quote(value)}`),
  2,
)}
	}
	header -Server
}

${url.replace(/^https:\/\//, '')} {
	root * /srv/langflow-docs
	import docs_headers

	map {query} {docs_query} {
		"" ""
		default "?{query}"
	}

	route {
		@write not method GET HEAD
		header @write Allow "GET, HEAD"
		respond @write 405

${indent(legacyAddresses(baseUrl).flatMap(redirectLegacy), 2)}
${indent(cleanAddresses(baseUrl).flatMap(redirectClean), 2)}

		@outside not path ${quote(`${baseUrl}*`)}
		error @outside 404
		@private path_regexp ${quotePattern(
      privateFiles.map((pattern) => under(baseUrl, pattern)).join('|'),
    )}
		error @private 404

		header Cache-Control ${quote(caching.other)}
		@hashed path_regexp ${quotePattern(hashedFiles.map((pattern) => under(baseUrl, pattern)).join('|'))}
		header @hashed Cache-Control ${quote(caching.hashed)}
${indent(
  Object.entries(fileTypes).flatMap(([name, {type}]) => [
    `@${name} path ${quote(`*.${name}`)}`,
    `header @${name} Content-Type ${quote(type)}`,
  ]),
  2,
)}

		@negotiated path_regexp ${quotePattern(negotiated)}
		header @negotiated +Vary Accept
		uri strip_prefix ${quote(baseUrl.slice(0, -1))}
		# 请求头里写明要 Markdown 的，得到页面的 .md 。
		@markdown {
			header_regexp Accept ${quotePattern(`(?i)${wantsMarkdown}`)}
			file {
				try_files {path}index.md {path}.md
			}
		}
		header @markdown Content-Type ${quote(fileTypes['md']!.type)}
		rewrite @markdown {file_match.relative}
		try_files {path} {path}.html
		encode gzip
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import docs_headers
		header Cache-Control ${quote(caching.other)}
		header Content-Type ${quote(fileTypes['html']!.type)}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
