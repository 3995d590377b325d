import { strayingSelectors } from './check-styles'

it.each([
  'body{color:red}',
  'h1{color:red}',
  ':root{--gold:red}',
  '*,::before{margin:0}',
  '@media print{main p{color:red}}',
  '[data-lay-out]{color:red}',
  '.kit-button{color:red}',
  '.ui\\:flex{color:red}',
  '.sh\\:flex{color:red}',
  'a[href$=".pdf"]{color:red}',
  'h1:not(.herb-title){color:red}',
])('%s reaches other pages', (sheet) => {
  expect(strayingSelectors(sheet)).not.toEqual([])
})

it.each([
  '.he\\:grid{display:grid}',
  '.herb-list h2,.thanks:not(:target){color:red}',
  '.herb-list .kit-button{color:red}',
  '@layer properties{*,::before{--tw-shadow:0 0 #0000}}',
  '@keyframes grow{from{scale:0}50%{scale:1}}',
  '.herb-list{&:hover{color:red} h2{color:red}}',
  '.herb-list{@media print{h2{color:red}}}',
  '@property --tw-leading{syntax:"*";inherits:false}',
])('%s stays at home', (sheet) => {
  expect(strayingSelectors(sheet)).toEqual([])
})
