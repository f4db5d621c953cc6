import type { Store } from "@/content/schema";
import { consentEvent } from "./contract";
import { attributedBy } from "./resolve";
import { linkKey } from "./visit";

/*
 * Plain JavaScript, since it runs before any bundle. It fetches the provider's script right after the
 * first frame, where visit.ts will find that there is something to ask, so that it is there when the
 * page is hydrated; next/script then runs it. A wrong guess costs a fetch or some time, no more.
 */
const statement = `(function(src,consent,attributedBy){
function preload(){
if(navigator.globalPrivacyControl)return;
try{var query=new URLSearchParams(location.search);
if(sessionStorage.getItem("${linkKey}")&&!attributedBy.some(function(key){return query.has(key)}))return}catch(e){}
var link=document.createElement("link");link.rel="preload";link.as="script";link.href=src;document.head.appendChild(link)}
function afterFrame(){document.hidden?preload():requestAnimationFrame(function(){setTimeout(preload)})}
consent=="ask"?addEventListener("${consentEvent}",function(){window.attributionAllowed=true;afterFrame()},{once:true}):afterFrame()
})`.replaceAll("\n", "");

/**
 * The statement that fetches the provider's script early, and hears consent that is given before the
 * page is hydrated. It belongs in the head.
 */
export function AttributionPreload({
  smartScript,
  consent,
}: Pick<Store, "smartScript" | "consent">) {
  const values = [smartScript, consent, attributedBy].map((value) => JSON.stringify(value));
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and the owner's checked content
      dangerouslySetInnerHTML={{ __html: `${statement}(${values})` }}
    />
  );
}
