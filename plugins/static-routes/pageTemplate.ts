/**
 * The generator's page with one difference: only the runtime and the main script are scripts. What they would ask
 * for as soon as they run is announced, so that it travels beside them instead of after them.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <% if (/\\/(?:runtime~)?main\\./.test(file)) { %>
        <script src="<%= it.baseUrl %><%= file %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= file %>" />
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
