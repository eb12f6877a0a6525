/**
 * A loader, and therefore JavaScript: the bundler calls it without a compiler.
 *
 * Docusaurus ships the translation of every message of its theme. Dropped here are those of parts that this
 * site does not have (blog, tags, versions, cards of categories) or has as its own (search, code, errors).
 */
const absentParts =
  /^theme\.(?:blog|tags\.tagsPage|docs\.(?:versions|tagDocList|DocCard|versionBadge)|contentVisibility|unlistedContent|CodeBlock|Search|ErrorPageContent|admonition|navbar\.mobile(?:Versions|Language))/;

/** @param {string} source */
export default function dropMessages(source) {
  const messages = Object.entries(JSON.parse(source));
  return JSON.stringify(Object.fromEntries(messages.filter(([id]) => !absentParts.test(id))));
}
