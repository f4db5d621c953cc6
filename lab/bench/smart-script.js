window.AF_SMART_SCRIPT = {
  generateOneLinkURL: ({ oneLinkURL }) => ({ clickURL: `${oneLinkURL}?pid=bench` }),
};
