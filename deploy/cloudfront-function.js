// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it for each viewer request and response
function handler(event) {
  return event.context.eventType === "viewer-response" ? addHeaders(event) : findFile(event.request);
}

function findFile(request) {
  var path = request.uri.replace(/^\/+/, "/").replace(/(.)\/+$/, "$1");
  var isPage = path.split("/").pop().indexOf(".") < 0 && path.indexOf("/.well-known/") !== 0;
  if (path === "/") path = "/index.html";
  else if (isPage) path += ".html";
  request.uri = path;
  return request;
}

// React's data of a page, which search engines would list beside the page.
function addHeaders(event) {
  var isText = /\.txt$/.test(event.request.uri) && event.request.uri !== "/robots.txt";
  if (isText) event.response.headers["x-robots-tag"] = { value: "noindex" };
  return event.response;
}
