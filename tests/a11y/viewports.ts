export const desktop = { width: 1280, height: 900 }
export const tablet = { width: 820, height: 1180 }
export const phone = { width: 390, height: 800 }
export const narrowest = { width: 320, height: 640 }
