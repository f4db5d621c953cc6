// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it for each viewer request
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/^\/+/, "/").replace(/(.)\/+$/, "$1");
  var isPage = path.split("/").pop().indexOf(".") < 0 && path.indexOf("/.well-known/") !== 0;
  if (path === "/") path = "/index.html";
  else if (isPage) path += ".html";
  request.uri = path;
  return request;
}
