/**
 * The script in each page's head, which runs before anything is painted. The class `js` says that
 * scripts run; `scripts-lost`, that the page will not be hydrated: one of our own scripts (a foreign one does not count)
 * could not be fetched twice, or threw. What then looks alive and is not is made invisible by CSS, in
 * its place, so that nothing moves. That a file is lost is kept from Next, which would put its error
 * in the place of a page that can be read.
 *
 * Until the page is hydrated, a question that is tapped opens here, and every other button is pressed
 * again once it answers.
 */
export const beforeHydration = `(function(root){
var taps=[],asked={},early="data-early-open";
function isHydrated(){return root.hasAttribute("data-hydrated")}
root.classList.add("js");
addEventListener("error",function(event){
var src=event.target.src;
if(isHydrated()||!/\\/_next\\//.test(event.filename||src))return;
event.stopPropagation();
if(!src||asked[src])return root.classList.add("scripts-lost");
asked[src]=1;
setTimeout(function(){document.head.appendChild(Object.assign(document.createElement("script"),{src:src}))},500)
},true);
addEventListener("click",function(event){
var button=!isHydrated()&&event.target.closest&&event.target.closest("button");
if(!button)return;
event.preventDefault();
var item=button.closest("[data-question]");
if(!item)return taps.push(button);
var open=root.querySelector("["+early+"]");
if(open)open.removeAttribute(early);
if(open!==item)item.setAttribute(early,"")
},true);
addEventListener("hydrated",function(){taps.splice(0).forEach(function(button){button.click()})})
})(document.documentElement)`.replaceAll("\n", "");
