project = "A document"
html_theme = "basic"
# The line for the element.
html_js_files = [("https://explorer.example/embed.js", {"async": "async"})]
