import {
  caching,
  cleanAddresses,
  compressFrom,
  fileTypes,
  hashedFiles,
  legacyAddresses,
  negotiated,
  privateFiles,
  securityHeaders,
  wantsMarkdown,
  type Site,
} from '../rules';

/** nginx reads `$` as a variable and `;{}` as syntax: everything from elsewhere is quoted. */
const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Inside quotes a backslash stays as it is, unless it stands before a quote or a backslash. */
const quotePattern = (pattern: string): string =>
  quote(`~${pattern.replaceAll('\\\\', '\\\\\\\\')}`);

const indent = (lines: string[]): string => lines.map((line) => `    ${line}`).join('\n');

/** Named groups are variables of the whole server, so they carry our prefix. */
const nameGroups = (pattern: string): string => pattern.replaceAll('(?<', '(?<docs_');
const useGroups = (location: string): string => location.replace(/\{(\w+)\}/g, '$docs_$1');

const under = (baseUrl: string, pattern: string): string =>
  pattern.startsWith('^') ? `^${baseUrl}${pattern.slice(1)}` : pattern;

/** A file for conf.d or sites-enabled. */
export function writeNginx(site: Site): string {
  const {baseUrl, url} = site;
  const compressible = Object.values(fileTypes)
    .filter(({compress}) => compress)
    .map(({type}) => type.split(';')[0]!)
    .filter((type) => type !== 'text/html');
  return `# 由 npm run build 写出，请勿手改；规则在 deploy/rules.ts。放进 /etc/nginx/conf.d/ 。
# 要改的只有两处：listen（加上证书，或放在终止 TLS 的代理后面）和 root。

# 最长的旧地址超过默认的 64 字节；别处已经设置过时删去这一行。
map_hash_bucket_size 128;

map $request_uri $docs_clean_address {
    default "";
${indent(
  cleanAddresses(baseUrl).map(
    ({pattern, location}) => `${quotePattern(nameGroups(pattern))} ${quote(useGroups(location))};`,
  ),
)}
}

map $uri $docs_address {
    default $uri;
    "~^(?<docs_address_name>/.+?)(?:/index\\.html|\\.html|/)$" $docs_address_name;
}

map $docs_address $docs_current_address {
    default "";
${indent(legacyAddresses(baseUrl).map(({from, to}) => `${quote(from)} ${quote(to)};`))}
}

map $uri $docs_file {
    default "";
    ${quote(baseUrl)} /index;
${indent(privateFiles.map((pattern) => `${quotePattern(under(baseUrl, pattern))} /_private;`))}
    "~^${baseUrl.slice(0, -1)}(?<docs_file_name>/.+)$" $docs_file_name;
}

# 请求头里写明要 Markdown 的，得到页面的 .md 。
map $http_accept $docs_page_type {
    default .html;
    ${quote(`~*${wantsMarkdown}`)} .md;
}

map $docs_file $docs_vary {
    default "";
    ${quotePattern(negotiated)} Accept;
}

# 缺失的文件不能被长期缓存，所以状态码也在键里。
map $status:$uri $docs_caching {
    default ${quote(caching.other)};
${indent(
  hashedFiles.map(
    (pattern) =>
      `${quotePattern(`^(?:200|304):${baseUrl}${pattern.slice(1)}`)} ${quote(caching.hashed)};`,
  ),
)}
}

map $status $docs_page_caching {
    default "";
    ~^(?:200|304|404)$ $docs_caching;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${new URL(url).hostname};
    root /srv/langflow-docs;

    absolute_redirect off;
    server_tokens off;

    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length ${compressFrom};
    # text/html 总在其中。
    gzip_types ${[...new Set(compressible)].join(' ')};
    # 装有 brotli 模块时（Debian：libnginx-mod-http-brotli-static），随它一起放入 brotli.conf 。
    include /etc/nginx/langflow-docs/*.conf;

    types {
${indent(Object.entries(fileTypes).map(([name, {type}]) => `    ${quote(type)} ${name};`))}
    }
    default_type application/octet-stream;

${indent(securityHeaders(site).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
    add_header Cache-Control $docs_page_caching always;
    add_header Vary $docs_vary always;

    if ($docs_current_address) {
        return 301 $docs_current_address$is_args$args;
    }
    if ($docs_clean_address) {
        return 301 $docs_clean_address;
    }

    error_page 404 ${baseUrl}404.html;

    location / {
        try_files $docs_file $docs_file$docs_page_type $docs_file.html =404;
    }

    location = ${baseUrl}404.html {
        internal;
        try_files /404.html =404;
    }
}
`;
}

/** Apart, because nginx refuses a directive whose module is not installed. */
export const nginxBrotli = 'brotli_static on;\n';
