import { chromium } from 'playwright-core';
const base='http://localhost:4140';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox','--headless=new'] });
const jobs = JSON.parse(process.argv[2]);
let state;
for (const j of jobs) {
  const [w,h]=j.size ?? [1440,900];
  const ctx = await b.newContext({ viewport:{width:w,height:h}, colorScheme:j.scheme??'light', locale:j.lang==='de'?'de-DE':'en-GB', timezoneId:'Europe/Berlin', reducedMotion:'reduce', ...(state&&{storageState:state})});
  const p = await ctx.newPage();
  p.on('console', m=>{ if(m.type()==='error') console.log('ERR',j.name,m.text()); });
  p.on('pageerror', e=>console.log('PAGEERR',j.name,e.message));
  if(!state){ await p.goto(base+'/'); const f=p.locator('form[action*="console"], form button:has-text("Console"), button:has-text("console")').first(); 
    await (await p.$('form[action*="demo"] button[value*="onsole"]') ?? await p.$('form[action*="onsole"] button') ?? f).click(); await p.waitForURL(/console/); await p.waitForLoadState('networkidle'); state = await ctx.storageState(); }
  await p.goto(base+j.path); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(900);
  for (const s of j.steps??[]) { const [k,...a]=s; if(k==='press') await p.keyboard.press(a[0]); else if(k==='click') await p.locator(a[0]).first().click(a[1]??{}); else if(k==='wait') await p.waitForTimeout(a[0]); else if(k==='eval') console.log(j.name, JSON.stringify(await p.evaluate(a[0]))); }
  await p.waitForTimeout(300);
  await p.screenshot({ path:`/tmp/shots/${j.name}.png` });
  await ctx.close();
}
await b.close();
