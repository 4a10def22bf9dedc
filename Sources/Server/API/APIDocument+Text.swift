extension APIDocument {
  /// The document without `servers`: one text, and so one file, however long. A path is added here when a route is.
  static let text = #"""
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Word Orchard",
        "version": "1",
        "summary": "Word games that teach words",
        "license": {"name": "Apache License 2.0", "identifier": "Apache-2.0"}
      },
      "paths": {
        "/api/v1/openapi.json": {
          "get": {
            "operationId": "document",
            "summary": "This document",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {"application/json": {"schema": {"type": "object"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/problems": {
          "get": {
            "operationId": "problems",
            "summary": "The codes of all errors",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "problems": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {"code": {"type": "string"}, "title": {"type": "string"}},
                            "required": ["code", "title"]
                          }
                        }
                      },
                      "required": ["problems"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/languages": {
          "get": {
            "operationId": "languages",
            "summary": "The languages of the games",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "languages": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {
                              "code": {"type": "string", "enum": ["en", "es", "it"]},
                              "letters": {"type": "string"},
                              "words": {"type": "integer"},
                              "listVersion": {"type": "string"},
                              "lengths": {"type": "array", "items": {"type": "integer"}}
                            },
                            "required": ["code", "letters", "words", "listVersion", "lengths"]
                          }
                        }
                      },
                      "required": ["languages"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/puzzle": {
          "get": {
            "operationId": "puzzle",
            "summary": "The root of a seed or a day",
            "parameters": [
              {
                "name": "language",
                "in": "query",
                "schema": {"type": "string", "enum": ["en", "es", "it"]},
                "required": true,
                "example": "es"
              },
              {
                "name": "length",
                "in": "query",
                "schema": {"type": "integer", "enum": [7, 8, 9]},
                "required": true,
                "example": 8
              },
              {
                "name": "seed",
                "in": "query",
                "schema": {"type": "integer", "minimum": 0, "maximum": 9007199254740991},
                "example": 42
              },
              {
                "name": "day",
                "in": "query",
                "schema": {"type": "string", "format": "date"},
                "description": "Instead of a seed"
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "root": {"type": "string"},
                        "letters": {"type": "string"},
                        "language": {"type": "string", "enum": ["en", "es", "it"]},
                        "length": {"type": "integer"},
                        "seed": {"type": "integer"},
                        "day": {"type": "string", "format": "date"},
                        "common": {"type": "integer"},
                        "accepted": {"type": "integer"},
                        "points": {"type": "integer"},
                        "listVersion": {"type": "string"}
                      },
                      "required": [
                        "root",
                        "letters",
                        "language",
                        "length",
                        "common",
                        "accepted",
                        "points",
                        "listVersion"
                      ]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/vocabulary/{language}": {
          "get": {
            "operationId": "entries",
            "summary": "Entries of a vocabulary, a page at a time",
            "parameters": [
              {
                "name": "language",
                "in": "path",
                "required": true,
                "schema": {"type": "string", "enum": ["en", "es", "it"]},
                "example": "es"
              },
              {"name": "query", "in": "query", "schema": {"type": "string"}, "example": "manzana"},
              {"name": "section", "in": "query", "schema": {"type": "string"}},
              {
                "name": "limit",
                "in": "query",
                "schema": {"type": "integer", "minimum": 1, "maximum": 200},
                "example": 5
              },
              {"name": "cursor", "in": "query", "schema": {"type": "string"}}
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "language": {"type": "string", "enum": ["en", "es", "it"]},
                        "total": {"type": "integer"},
                        "entries": {"type": "array", "items": {"$ref": "#/components/schemas/Entry"}},
                        "next": {"type": "string"},
                        "sections": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {"title": {"type": "string"}, "count": {"type": "integer"}},
                            "required": ["title", "count"]
                          }
                        }
                      },
                      "required": ["language", "total", "entries"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/vocabulary/{language}/{word}": {
          "get": {
            "operationId": "word",
            "summary": "What a word means",
            "parameters": [
              {
                "name": "language",
                "in": "path",
                "required": true,
                "schema": {"type": "string", "enum": ["en", "es", "it"]},
                "example": "en"
              },
              {
                "name": "word",
                "in": "path",
                "required": true,
                "schema": {"type": "string", "minLength": 1},
                "example": "apple"
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "language": {"type": "string", "enum": ["en", "es", "it"]},
                        "word": {"type": "string"},
                        "entries": {"type": "array", "items": {"$ref": "#/components/schemas/Entry"}},
                        "inLexicon": {"type": "boolean"},
                        "spellings": {"type": "array", "items": {"type": "string"}},
                        "frequencyBand": {"type": "integer"}
                      },
                      "required": ["language", "word", "entries", "inLexicon"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/pronounce": {
          "get": {
            "operationId": "pronounce",
            "summary": "A word spoken, or an entry's example",
            "parameters": [
              {
                "name": "language",
                "in": "query",
                "schema": {"type": "string", "enum": ["en", "es", "it"]},
                "required": true,
                "example": "es"
              },
              {"name": "word", "in": "query", "schema": {"type": "string"}, "example": "manzana"},
              {
                "name": "example",
                "in": "query",
                "schema": {"type": "string"},
                "description": "An entry's identifier, instead of a word"
              }
            ],
            "responses": {
              "200": {
                "description": "16 bits, one channel, 22,050 Hz",
                "content": {"audio/wav": {"schema": {"type": "string", "contentMediaType": "audio/wav"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/find-words/judge": {
          "post": {
            "operationId": "judge",
            "summary": "Whether a guess is accepted",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {
                      "language": {"type": "string", "enum": ["en", "es", "it"]},
                      "root": {"type": "string"},
                      "guess": {"type": "string"},
                      "found": {"type": "array", "items": {"type": "string"}},
                      "minimum": {"type": "integer", "minimum": 2, "maximum": 4}
                    },
                    "required": ["language", "root", "guess"]
                  },
                  "example": {
                    "language": "es",
                    "root": "canciones",
                    "guess": "cancion",
                    "found": ["cine", "once"]
                  }
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "oneOf": [
                        {"$ref": "#/components/schemas/Accepted"},
                        {"$ref": "#/components/schemas/Refused"}
                      ]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/daily/board": {
          "get": {
            "operationId": "board",
            "summary": "A leaderboard: docs/formats/boards.md",
            "parameters": [
              {
                "name": "course",
                "in": "query",
                "schema": {
                  "type": "string"
                },
                "required": true,
                "example": "find-words-es-8"
              },
              {
                "name": "period",
                "in": "query",
                "schema": {
                  "type": "string",
                  "enum": [
                    "day",
                    "week",
                    "all"
                  ]
                },
                "example": "week"
              },
              {
                "name": "day",
                "in": "query",
                "schema": {
                  "type": "string",
                  "format": "date"
                },
                "example": "2026-11-21"
              },
              {
                "name": "hints",
                "in": "query",
                "schema": {
                  "type": "string",
                  "enum": [
                    "true",
                    "false"
                  ]
                }
              },
              {
                "name": "limit",
                "in": "query",
                "schema": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 200
                }
              },
              {
                "name": "cursor",
                "in": "query",
                "schema": {
                  "type": "string"
                }
              },
              {
                "name": "circle",
                "in": "query",
                "schema": {
                  "type": "string"
                }
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "course": {
                          "type": "string"
                        },
                        "period": {
                          "type": "string"
                        },
                        "hints": {
                          "type": "boolean"
                        },
                        "players": {
                          "type": "integer"
                        },
                        "standings": {
                          "type": "array",
                          "items": {
                            "$ref": "#/components/schemas/Standing"
                          }
                        },
                        "own": {
                          "$ref": "#/components/schemas/Standing"
                        },
                        "next": {
                          "type": "string"
                        },
                        "circle": {
                          "type": "object"
                        }
                      },
                      "required": [
                        "course",
                        "period",
                        "hints",
                        "standings"
                      ]
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            }
          }
        },
        "/api/v1/daily/results": {
          "post": {
            "operationId": "judgeResult",
            "summary": "Judge a round of a day's puzzle, for the leaderboards",
            "requestBody": {
              "required": true,
              "content": {
                "application/x-ndjson": {
                  "schema": {
                    "type": "string"
                  },
                  "example": "{\"version\":6,\"device\":\"0000000000002a\",\"counter\":1,\"at\":1795254400000,\"offset\":60,\"deed\":\"saved\",\"language\":\"en\",\"word\":\"orchard\"}\n"
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "verdict": {
                          "type": "string",
                          "enum": [
                            "accepted",
                            "refused"
                          ]
                        },
                        "course": {
                          "type": "string"
                        },
                        "day": {
                          "type": "string"
                        },
                        "points": {
                          "type": "integer"
                        },
                        "hints": {
                          "type": "boolean"
                        },
                        "rank": {
                          "type": "integer"
                        },
                        "players": {
                          "type": "integer"
                        },
                        "reason": {
                          "type": "string"
                        },
                        "message": {
                          "type": "string"
                        }
                      },
                      "required": [
                        "verdict"
                      ]
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          }
        },
        "/api/v1/daily/part": {
          "get": {
            "operationId": "part",
            "summary": "The player's pseudonym, or three to choose from",
            "parameters": [
              {
                "name": "language",
                "in": "query",
                "schema": {
                  "type": "string"
                },
                "example": "es"
              },
              {
                "name": "turn",
                "in": "query",
                "schema": {
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 19
                }
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "name": {
                          "type": "string"
                        },
                        "offers": {
                          "type": "array",
                          "items": {
                            "type": "string"
                          }
                        }
                      },
                      "required": []
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          },
          "post": {
            "operationId": "takePart",
            "summary": "Take part under a pseudonym",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {
                      "language": {
                        "type": "string"
                      },
                      "turn": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 19
                      },
                      "offer": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 2
                      }
                    },
                    "required": [
                      "language",
                      "turn",
                      "offer"
                    ]
                  },
                  "example": {
                    "language": "es",
                    "turn": 0,
                    "offer": 1
                  }
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "name": {
                          "type": "string"
                        }
                      },
                      "required": [
                        "name"
                      ]
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          },
          "delete": {
            "operationId": "leaveBoards",
            "summary": "Leave the leaderboards",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object"
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          }
        },
        "/api/v1/daily/circles": {
          "get": {
            "operationId": "circles",
            "summary": "The player's boards for friends",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "circles": {
                          "type": "array",
                          "items": {
                            "type": "object"
                          }
                        }
                      },
                      "required": [
                        "circles"
                      ]
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          },
          "post": {
            "operationId": "addCircle",
            "summary": "A board for friends",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "code": {
                          "type": "string"
                        },
                        "path": {
                          "type": "string"
                        }
                      },
                      "required": [
                        "code",
                        "path"
                      ]
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          }
        },
        "/api/v1/daily/circles/{code}": {
          "get": {
            "operationId": "circle",
            "summary": "Whose board for friends it is",
            "parameters": [
              {
                "name": "code",
                "in": "path",
                "required": true,
                "schema": {
                  "type": "string"
                },
                "example": "ouApCm80suW"
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object"
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          },
          "post": {
            "operationId": "joinCircle",
            "summary": "Join a board for friends",
            "parameters": [
              {
                "name": "code",
                "in": "path",
                "required": true,
                "schema": {
                  "type": "string"
                },
                "example": "ouApCm80suW"
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object"
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          },
          "delete": {
            "operationId": "leaveCircle",
            "summary": "Leave a board for friends",
            "parameters": [
              {
                "name": "code",
                "in": "path",
                "required": true,
                "schema": {
                  "type": "string"
                },
                "example": "ouApCm80suW"
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object"
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Problem"
              }
            },
            "security": [
              {
                "cookie": []
              },
              {
                "bearer": []
              }
            ]
          }
        },
        "/api/v1/journal": {
          "post": {
            "operationId": "sync",
            "summary": "An exchange of a journal's lines: docs/formats/sync.md",
            "requestBody": {
              "required": true,
              "content": {
                "application/x-ndjson": {
                  "schema": {"type": "string"},
                  "example": "{\"format\":\"word-orchard-sync\",\"version\":1,\"have\":[]}\n"
                }
              }
            },
            "responses": {
              "200": {
                "description": "A head, and lines",
                "content": {"application/x-ndjson": {"schema": {"type": "string"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/links": {
          "post": {
            "operationId": "shorten",
            "summary": "A short link to a page of this site",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"target": {"type": "string", "maxLength": 8192}},
                    "required": ["target"]
                  },
                  "example": {"target": "/apple-tree?challenge=AVq88MBynpnQ48nEhH83OP4"}
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "path": {"type": "string"},
                        "url": {"type": "string"},
                        "picture": {"type": "string"}
                      },
                      "required": ["path", "url", "picture"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        },
        "/api/v1/player": {
          "get": {
            "operationId": "player",
            "summary": "The player and their passes",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {
                        "player": {"type": "string"},
                        "size": {"type": "integer"},
                        "room": {"type": "integer"},
                        "passes": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "properties": {
                              "number": {"type": "integer"},
                              "name": {"type": "string"},
                              "made": {"type": "string", "format": "date"},
                              "seen": {"type": "string", "format": "date"},
                              "own": {"type": "boolean"}
                            },
                            "required": ["number", "name", "made", "seen", "own"]
                          }
                        }
                      },
                      "required": ["player", "size", "room", "passes"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            },
            "security": [{"cookie": []}, {"bearer": []}]
          },
          "delete": {
            "operationId": "deletePlayer",
            "summary": "Delete the player with all that the server has",
            "responses": {
              "200": {
                "description": "The answer",
                "content": {"application/json": {"schema": {"type": "object"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            },
            "security": [{"cookie": []}, {"bearer": []}]
          }
        },
        "/api/v1/player/journal": {
          "get": {
            "operationId": "export",
            "summary": "The journal as a file",
            "responses": {
              "200": {
                "description": "Lines: docs/formats/journal.md",
                "content": {"text/plain": {"schema": {"type": "string"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            },
            "security": [{"cookie": []}, {"bearer": []}]
          }
        },
        "/api/v1/player/passes/{number}": {
          "delete": {
            "operationId": "putOut",
            "summary": "Put a browser out",
            "parameters": [
              {
                "name": "number",
                "in": "path",
                "required": true,
                "schema": {"type": "integer", "minimum": 1},
                "example": 2
              }
            ],
            "responses": {
              "200": {
                "description": "The answer",
                "content": {"application/json": {"schema": {"type": "object"}}}
              },
              "default": {"$ref": "#/components/responses/Problem"}
            },
            "security": [{"cookie": []}, {"bearer": []}]
          }
        },
        "/api/v1/player/code": {
          "post": {
            "operationId": "offerCode",
            "summary": "A code that lets one more browser in",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {
                      "language": {"type": "string", "enum": ["en", "es", "it", "zh-Hant", "zh-Hans", "ko"]}
                    },
                    "required": ["language"]
                  },
                  "example": {"language": "en"}
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {"code": {"type": "string"}, "expires": {"type": "integer"}},
                      "required": ["code", "expires"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            },
            "security": [{"cookie": []}, {"bearer": []}]
          }
        },
        "/api/v1/player/join": {
          "post": {
            "operationId": "join",
            "summary": "Join a player with a code",
            "requestBody": {
              "required": true,
              "content": {
                "application/json": {
                  "schema": {
                    "type": "object",
                    "properties": {"code": {"type": "string"}, "name": {"type": "string", "maxLength": 64}},
                    "required": ["code"]
                  },
                  "example": {"code": "apple river stone cloud table", "name": "desk"}
                }
              }
            },
            "responses": {
              "200": {
                "description": "The answer",
                "content": {
                  "application/json": {
                    "schema": {
                      "type": "object",
                      "properties": {"player": {"type": "string"}},
                      "required": ["player"]
                    }
                  }
                }
              },
              "default": {"$ref": "#/components/responses/Problem"}
            }
          }
        }
      },
      "components": {
        "schemas": {
        "Standing": {
          "type": "object",
          "properties": {
            "rank": {
              "type": "integer"
            },
            "name": {
              "type": "string"
            },
            "points": {
              "type": "integer"
            },
            "own": {
              "type": "boolean"
            }
          },
          "required": [
            "name",
            "points"
          ]
        },
          "Problem": {
            "type": "object",
            "properties": {
              "type": {"type": "string", "format": "uri-reference"},
              "title": {"type": "string"},
              "status": {"type": "integer"},
              "detail": {"type": "string"},
              "error": {
                "type": "object",
                "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
                "required": ["code", "message"]
              }
            },
            "required": ["type", "title", "status", "detail", "error"]
          },
          "Entry": {
            "type": "object",
            "properties": {
              "id": {"type": "string"},
              "word": {"type": "string"},
              "partOfSpeech": {"type": "string"},
              "level": {"type": "string"},
              "label": {"type": "string"},
              "pattern": {"type": "string"},
              "definition": {"type": "string"},
              "translations": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "string"}}
              },
              "example": {
                "type": "object",
                "properties": {
                  "text": {"type": "string"},
                  "before": {"type": "string"},
                  "word": {"type": "string"},
                  "after": {"type": "string"},
                  "translations": {"type": "object", "additionalProperties": {"type": "string"}}
                },
                "required": ["text"]
              },
              "forms": {"type": "array", "items": {"type": "string"}}
            },
            "required": ["id", "word", "translations", "forms"]
          },
          "Accepted": {
            "type": "object",
            "properties": {
              "verdict": {"const": "accepted"},
              "word": {"type": "string"},
              "spellings": {"type": "array", "items": {"type": "string"}},
              "points": {"type": "integer"},
              "bonus": {"type": "boolean"}
            },
            "required": ["verdict", "word", "spellings", "points", "bonus"]
          },
          "Refused": {
            "type": "object",
            "properties": {
              "verdict": {"const": "refused"},
              "reason": {
                "type": "string",
                "enum": [
                  "empty",
                  "notALetter",
                  "tooShort",
                  "isRoot",
                  "alreadyFound",
                  "notFromLetters",
                  "notInLexicon"
                ]
              },
              "character": {"type": "string"},
              "minimum": {"type": "integer"},
              "word": {"type": "string"},
              "letter": {"type": "string"},
              "used": {"type": "integer"},
              "available": {"type": "integer"},
              "language": {"type": "string", "enum": ["en", "es", "it"]},
              "isClose": {"type": "boolean"}
            },
            "required": ["verdict", "reason"]
          }
        },
        "responses": {
          "Problem": {
            "description": "Why the request is not answered (RFC 9457)",
            "headers": {
              "Retry-After": {
                "description": "Seconds after which to ask again",
                "schema": {"type": "integer", "minimum": 1}
              }
            },
            "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
          }
        },
        "securitySchemes": {
          "cookie": {"type": "apiKey", "in": "cookie", "name": "orchard-pass"},
          "bearer": {"type": "http", "scheme": "bearer"}
        }
      }
    }
    """#
}
