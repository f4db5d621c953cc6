// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it for each viewer request
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/^\/+/, "/").replace(/(.)\/+$/, "$1");
  if (path === "/") path = "/index.html";
  else if (path.split("/").pop().indexOf(".") < 0) path += ".html";
  request.uri = path;
  return request;
}
