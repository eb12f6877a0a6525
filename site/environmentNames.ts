/** Every name that environment.ts reads, and those of `npm run search:push`. */
const knownNames = [
  ...['URL', 'BASE_URL', 'EDIT_URL', 'COLOR_MODE_SWITCH', 'ANNOUNCEMENT', 'ANNOUNCEMENT_ID'].map(
    (name) => `DOCS_${name}`,
  ),
  ...['APP_ID', 'API_KEY', 'ADMIN_API_KEY', 'INDEX_NAME', 'INSIGHTS', 'HOSTS'].map(
    (name) => `ALGOLIA_${name}`,
  ),
  ...[
    'GOOGLE_TAG_IDS',
    'GOOGLE_ANONYMIZE_IP',
    'GOOGLE_HOST',
    'SEGMENT_WRITE_KEY',
    'SEGMENT_HOST',
  ].map((name) => `ANALYTICS_${name}`),
  ...['ADAPTER', 'VENDOR_SCRIPT_URL', 'VENDOR_PURPOSE'].map((name) => `CONSENT_${name}`),
];

/** A mistyped name would otherwise be a setting that silently does nothing. */
export function refuseUnknownNames(variables: Record<string, string | undefined>): void {
  for (const name of Object.keys(variables)) {
    const [prefix] = /^(?:DOCS|ALGOLIA|ANALYTICS|CONSENT)_/.exec(name) ?? [];
    if (prefix && !knownNames.includes(name)) {
      const names = knownNames.filter((known) => known.startsWith(prefix));
      throw new Error(
        `没有环境变量 ${name}。${prefix} 开头的有：${names.join('、')}。请改正名称，或去掉它。`,
      );
    }
  }
}
